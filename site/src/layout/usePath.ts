import { useLocation } from 'react-router';

/** Removes a trailing slash, which hosts and the build may add, before comparisons. */
const withoutEndSlash = (pathname: string) => pathname.replace(/(?<=.)\/+$/, '');

export const usePath = () => withoutEndSlash(useLocation().pathname);
