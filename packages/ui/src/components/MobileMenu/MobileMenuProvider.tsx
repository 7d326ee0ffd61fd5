import { createContext, type ReactNode, use, useMemo, useState } from 'react';

interface MobileMenuState {
  isOpen: boolean;
  /** Stays true after the first opening: until then the sheet's content need not exist. */
  hasOpened: boolean;
}

interface MobileMenuContextValue extends MobileMenuState {
  close: () => void;
  toggle: () => void;
}

const MobileMenuContext = createContext<MobileMenuContextValue | null>(null);

/** Holds whether the slide-in menu is open (docs/behavior.md#phone-menu). */
export function MobileMenuProvider({
  children,
}: {
  /** The page, with its trigger and its menu. */
  children: ReactNode;
}) {
  const [state, setState] = useState<MobileMenuState>({ isOpen: false, hasOpened: false });
  const value = useMemo(
    () => ({
      ...state,
      close: () => setState((now) => (now.isOpen ? { isOpen: false, hasOpened: true } : now)),
      toggle: () => setState(({ isOpen }) => ({ isOpen: !isOpen, hasOpened: true })),
    }),
    [state],
  );
  return <MobileMenuContext value={value}>{children}</MobileMenuContext>;
}

/** @throws outside a MobileMenuProvider (docs/behavior.md#errors). */
export function useMobileMenu(): MobileMenuContextValue {
  const context = use(MobileMenuContext);
  if (!context) {
    throw new Error(
      'useMobileMenu was called outside MobileMenuProvider, so there is no menu to open. Wrap the app in <MobileMenuProvider>.',
    );
  }
  return context;
}
