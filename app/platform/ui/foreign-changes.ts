/** The `<font>` by which a translator replaced a text. */
const standIns = new WeakMap<Node, Element>();

/** Translators move nodes that React holds: it then throws and blanks the page (facebook/react#11538). */
export function tolerateForeignChanges(): void {
  guardRemoval();
  guardInsertion();
  followReplacedTexts();
}

function guardRemoval(): void {
  const { removeChild } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) {
      removeChild.call(this, child);
      return child;
    }
    const place = placeIn(this, child);
    const standsForChild = place && (place.nodeName === 'FONT' || place.textContent === child.textContent);
    if (standsForChild) removeChild.call(this, place);
    else if (child.parentNode) removeChild.call(child.parentNode, child);
    return child;
  };
}

function guardInsertion(): void {
  const { insertBefore } = Node.prototype;
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    next: Node | null,
  ): Child {
    standIns.get(child)?.remove();
    const place = next && next.parentNode !== this ? placeIn(this, next) : next;
    insertBefore.call(this, child, place);
    return child;
  };
}

function placeIn(parent: Node, node: Node): Node | null {
  let place: Node | null = node;
  while (place && place.parentNode !== parent) place = place.parentNode ?? standIns.get(place) ?? null;
  return place;
}

/** React writes into its own text node, even a removed one: that node returns, to be translated again. */
function followReplacedTexts(): void {
  const rewritten = new MutationObserver((changes) => {
    for (const { target } of changes) {
      const standIn = standIns.get(target);
      if (!target.parentNode) standIn?.replaceWith(target);
      standIns.delete(target);
    }
  });
  new MutationObserver((changes) => {
    for (const change of changes) {
      for (const text of change.removedNodes) {
        const standIn = text instanceof Text && !text.parentNode && standInOf(change);
        if (!standIn) continue;
        standIns.set(text, standIn);
        rewritten.observe(text, { characterData: true });
      }
    }
  }).observe(document, { childList: true, subtree: true });
}

function standInOf({ target, addedNodes, previousSibling, nextSibling }: MutationRecord): Element | null {
  const candidates = [...addedNodes, previousSibling, nextSibling];
  const found = candidates.find((node) => node?.nodeName === 'FONT' && node.parentNode === target);
  return found instanceof Element ? found : null;
}
