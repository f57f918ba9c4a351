import { menus as ofFile } from '#content/menu.ts';
import { heldItems } from '#app/platform/content/held.ts';

export type MenuLink = { label: string; to: string };

/** Colleagues' versions of the menus are stored under this name. */
export const MENUS = 'menus';

export type MenuName = keyof typeof ofFile;

export type Menus = Readonly<Record<MenuName, readonly string[]>>;

export const MENU_LINKS: Readonly<Record<MenuName, readonly MenuLink[]>> = {
  about: [
    { label: 'Why Choose Us', to: '/about/why-choose-us' },
    { label: 'Our Clients', to: '/about/clients' },
    { label: 'Testimonials', to: '/about/testimonials' },
    { label: 'Licensing', to: '/about/licensing' },
    { label: 'Partners', to: '/about/partners' },
  ],
  beside: [
    { label: 'Deadlines', to: '/deadlines' },
    { label: 'Book', to: '/book' },
  ],
  help: [
    { label: 'All tools', to: '/tools' },
    { label: 'Deadlines', to: '/deadlines' },
    { label: 'Rates and sources', to: '/rates' },
    { label: 'Blog', to: '/blog' },
    { label: 'API', to: '/api' },
  ],
  firm: [
    { label: 'About us', to: '/about/why-choose-us' },
    { label: 'Pricing', to: '/pricing' },
    { label: 'Careers', to: '/careers' },
    { label: 'Contact', to: '/contact' },
    { label: 'Book a Consultation', to: '/book' },
  ],
};

/** As published now: read it while a page is made. */
export function menuLinks(name: MenuName): MenuLink[] {
  const [menus = ofFile] = heldItems<Menus>(MENUS, [ofFile]);
  return menus[name].flatMap((label) => MENU_LINKS[name].find((link) => link.label === label) ?? []);
}
