/** Content's word for a link, and the library's. */
export const toLink = ({ label, path }: { label: string; path: string }) => ({ label, href: path });
