# The site and its server: docker build -t site . (or podman, buildah). docs/deploying.md, "Containers", says how to run it.
ARG NODE_IMAGE=docker.io/library/node:24-bookworm-slim
ARG BASE_IMAGE=docker.io/library/debian:bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
# Where the forms send enquiries, if not to this server: docker build --build-arg API_URL=https://api.example.com/api/ .
ARG API_URL=
RUN npm run build

FROM ${NODE_IMAGE} AS packages
WORKDIR /app
COPY package.json package-lock.json ./
# The packages contain Node twice, as two links to one file, and its headers: one link is enough.
RUN npm ci --omit=dev && rm -rf node_modules/node/node_modules

FROM ${BASE_IMAGE}
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY package.json ./
COPY contract contract
COPY hosting hosting
COPY languages languages
COPY server server
COPY --from=build /app/dist dist
# Numeric, so that a host that forbids root can see that this user is not root.
RUN mkdir /data && chown 10001:10001 /data
USER 10001:10001
VOLUME /data
# The root file system may be read-only: only /data is written, and /tmp if it is writable.
ENV HOST=0.0.0.0 PORT=8080 ADMIN_PORT=9100 DATA_DIR=/data NODE_COMPILE_CACHE=/tmp/compiled
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s \
  CMD ["node_modules/.bin/node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/api/ready').then((response) => process.exit(response.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node_modules/.bin/node", "server/main.ts"]
