# The server with its web client, for SQLite in /data or for PostgreSQL: docs/hosting.md
FROM python:3.11-slim-bookworm AS build
WORKDIR /src
COPY requirements/image.txt requirements/
RUN python -m venv /opt/boomtable \
    && /opt/boomtable/bin/pip install --no-cache-dir --require-hashes -r requirements/image.txt
COPY . .
RUN pip wheel --no-cache-dir --no-deps -w /wheel . \
    && /opt/boomtable/bin/pip install --no-cache-dir --no-deps /wheel/*.whl

FROM python:3.11-slim-bookworm
RUN useradd --uid 10001 --home-dir /data --no-create-home --shell /usr/sbin/nologin boomtable \
    && install -d -o boomtable -m 0700 /data
COPY --from=build /opt/boomtable /opt/boomtable
ENV PATH=/opt/boomtable/bin:$PATH
USER 10001
VOLUME /data
EXPOSE 8470
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
    CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8470/health', timeout=2)"]
ENTRYPOINT ["boomtable"]
CMD ["serve", "--data", "/data"]
