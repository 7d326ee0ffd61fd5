import '@custom-designs/ui/styles';

export const metadata = { title: 'Consumer', icons: 'data:,' };

export default function Layout({ children }) {
  return (
    <html lang="en" className="dark">
      <body>{children}</body>
    </html>
  );
}
