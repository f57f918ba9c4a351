/** Links by their labels, in this order. Others are not shown. */
export const menus = {
  /** Below "About Us". */
  about: ['Why Choose Us', 'Our Clients', 'Testimonials', 'Licensing', 'Partners'],
  /** After the entries of the header. */
  beside: ['Deadlines', 'Book'],
  help: ['All tools', 'Deadlines', 'Rates and sources', 'Blog', 'API'],
  firm: ['About us', 'Pricing', 'Careers', 'Contact', 'Book a Consultation'],
} as const;
