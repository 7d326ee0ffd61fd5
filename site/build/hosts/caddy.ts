import { newArticle } from '../../src/content/posts.ts';
import {
  type Build,
  type HostFiles,
  hashedFiles,
  otherFiles,
  pathTypes,
  unknownTypes,
} from './rules.ts';

const quoted = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

export const caddy = ({ headers }: Build): HostFiles => ({
  Caddyfile: `# Import this file at the top of a Caddyfile, and the snippet in a site whose root is the folder
# "client" beside it:
#
#   import /srv/site/dist/Caddyfile
#   example.com {
#     root * /srv/site/dist/client
#     import site
#   }

(site) {
	header {
${Object.entries(headers)
  .map(([name, value]) => `\t\t${name} ${quoted(value)}`)
  .join('\n')}
		# Only where nothing else has been said.
		?Cache-Control ${quoted(otherFiles.cache)}
	}

	# A hashed file may be kept for a year, if it is there.
	@hashed {
		path ${hashedFiles.path}*
		file
	}
	header @hashed Cache-Control ${quoted(hashedFiles.cache)}
${unknownTypes
  .map(
    ([extension, type]) =>
      `	@${extension.slice(1)} path *${extension}\n	header @${extension.slice(1)} Content-Type ${quoted(type)}`,
  )
  .join('\n')}
${pathTypes.map(([path, type]) => `	header ${path} Content-Type ${quoted(type)}`).join('\n')}

	@changing not method GET HEAD
	handle @changing {
		header Allow "GET, HEAD"
		respond 405
	}

	# A page has one address, without a slash at its end. A second slash at the beginning would lead
	# to another site.
	@slashed {
		path_regexp ^/.+/$
		expression \`{uri}.matches("^/[^/\\\\\\\\]")\`
	}
	handle @slashed {
		route {
			uri strip_suffix /
			redir {uri} 308
		}
	}

	# An article that is newer than the build: its page reads it.
	@article {
		path_regexp ^/blog/[^/]+$
		not path *.data
	}
	handle @article {
		try_files {path} {path}/index.html /blog/${newArticle}/index.html
		file_server {
			precompressed br gzip
		}
	}

	handle {
		try_files {path} {path}/index.html
		file_server {
			precompressed br gzip
		}
	}

	handle_errors {
		@missing expression {err.status_code} == 404
		handle @missing {
			header Cache-Control ${quoted(otherFiles.cache)}
			rewrite * /404.html
			file_server {
				precompressed br gzip
			}
		}
	}
}
`,
});
