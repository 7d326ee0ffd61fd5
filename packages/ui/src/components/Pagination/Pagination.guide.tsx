import type { Guide } from '../../docs/guide.ts';
import { PageWidth } from '../../docs/PageWidth.tsx';
import { Container, Section } from '../../layout/index.ts';
import { Pagination } from './index.ts';

export const guide: Guide = {
  use: 'For a list that goes on over several addresses, such as the posts of the blog. One sees where one is and how much there is.',
  avoid: [
    'For a list that grows in place: use a Button, as ProjectGallery does.',
    'For the slides of a Carousel: it has buttons and a position of its own.',
    'For the posts before and after one post: use RelatedPosts.',
  ],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves to the next page there is. Places that lead nowhere are no stop.',
      so: { part: ['link', 'Page 1'], is: 'focused' },
    },
    {
      keys: '{Tab}{Tab}{Tab}',
      does: 'Moves on, up to Next.',
      so: { part: ['link', 'Next'], is: 'focused' },
    },
    { keys: '{Enter}', does: 'Goes to that page.', by: 'browser' },
  ],
  screenReader: [
    '“Pagination, navigation, list”',
    '“Page 2, current page, link”',
    '“Previous, link, dimmed” where there is none.',
  ],
  dos: [
    {
      why: 'As many places as there are pages, each with an address to send or to come back to.',
      example: (
        <PageWidth>
          <Section space="compact">
            <Container>
              <Pagination
                labels={{ navigation: 'Pages of the blog, do' }}
                page={2}
                pageCount={4}
                hrefOf={(page) => `#do-posts-${page}`}
              />
            </Container>
          </Section>
        </PageWidth>
      ),
    },
  ],
  donts: [
    {
      why: 'Eight pages promised where two exist: six places that cannot be pressed.',
      example: (
        <PageWidth>
          <Section space="compact">
            <Container>
              <Pagination
                labels={{ navigation: 'Pages of the blog, don’t' }}
                page={1}
                pageCount={2}
                atLeast={8}
                hrefOf={(page) => `#dont-posts-${page}`}
              />
            </Container>
          </Section>
        </PageWidth>
      ),
    },
  ],
};
