import { useContext } from 'react';
// oxlint-disable-next-line import/default -- ?worker&url makes a script that is not part of the page's own module graph.
import elementsUrl from '#app/elements.ts?worker&url';
import { CONSENT_KEY, READING_PAGES } from './consent-store.ts';
import { ScriptMark } from './script-mark.ts';

// Without a character that React would escape.

/** Before the page is painted, so that the question moves nothing. Without JavaScript nothing needs consent. */
const MARK_THE_UNDECIDED =
  'try{[' +
  READING_PAGES.map((page) => '`' + page + '`').join() +
  '].includes(location.pathname)||localStorage.getItem(`' +
  CONSENT_KEY +
  '`)||document.documentElement.toggleAttribute(`data-asks-consent`,true)}catch{}';

/** Once the page is painted: until then styles and fonts need the connection. A hidden page is not painted. */
const LOAD_ELEMENTS =
  '(function(script){script.type=`module`;script.src=document.currentScript.dataset.elements;' +
  'function load(){setTimeout(function(){document.head.append(script)})}' +
  'document.hidden?load():requestAnimationFrame(load)' +
  '})(document.createElement(`script`))';

/** Loads the custom elements. */
export function FirstScript({ asksConsent }: { asksConsent: boolean }) {
  const mark = useContext(ScriptMark);
  return (
    <script nonce={mark} data-elements={elementsUrl}>
      {asksConsent ? MARK_THE_UNDECIDED + LOAD_ELEMENTS : LOAD_ELEMENTS}
    </script>
  );
}
