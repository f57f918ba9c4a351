import { useContext } from 'react';
// oxlint-disable-next-line import/default -- ?worker&url makes a script that is not part of the page's own module graph.
import elementsUrl from '#app/elements.ts?worker&url';
import { CONSENT_KEY, READING_PAGES } from './consent-store.ts';
import { ScriptMark } from './script-mark.ts';

// Must not contain characters that React escapes.

/** Before the first paint, so that the question shifts nothing. Without JavaScript nothing needs consent. */
const MARK_THE_UNDECIDED =
  'try{[' +
  READING_PAGES.map((page) => '`' + page + '`').join() +
  '].includes(location.pathname)||localStorage.getItem(`' +
  CONSENT_KEY +
  '`)||document.documentElement.toggleAttribute(`data-asks-consent`,true)}catch{}';

/** After the first paint: styles and fonts need the connection first. A hidden page is not painted. */
const LOAD_ELEMENTS =
  '(function(script){script.type=`module`;script.src=document.currentScript.dataset.elements;' +
  'function load(){setTimeout(function(){document.head.append(script)})}' +
  'document.hidden?load():requestAnimationFrame(load)' +
  '})(document.createElement(`script`))';

export function FirstScript({ asksConsent }: { asksConsent: boolean }) {
  const mark = useContext(ScriptMark);
  return (
    <script nonce={mark} data-elements={elementsUrl}>
      {asksConsent ? MARK_THE_UNDECIDED + LOAD_ELEMENTS : LOAD_ELEMENTS}
    </script>
  );
}
