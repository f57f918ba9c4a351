type Tags = HTMLElementTagNameMap;

export function closestTo<Tag extends keyof Tags>(event: Event, tag: Tag): Tags[Tag] | null;
export function closestTo(event: Event, selector: string): HTMLElement | null;
export function closestTo({ target }: Event, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}
