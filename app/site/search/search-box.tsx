import { searchPage } from '#content/pages/search.ts';
import { Icon } from '#app/platform/ui/icon.tsx';
import { LONGEST_QUERY, SEARCH_PATH } from './entry.ts';
import searchCss from './search.css?url';

/** The form opens the page of results; on focus a script adds a list below it. */
export function SearchBox() {
  return (
    <site-search class="site-search" data-sheet={searchCss}>
      <form action={SEARCH_PATH} role="search" aria-label={searchPage.landmark}>
        <Icon name="search" size={18} />
        <input
          type="search"
          name="q"
          className="input"
          aria-label={searchPage.label}
          placeholder={searchPage.placeholder}
          maxLength={LONGEST_QUERY}
          autoComplete="off"
        />
      </form>
    </site-search>
  );
}
