"""A picture of a result, for previews of links: 1200 by 630, drawn as SVG and rendered without a browser."""
