/** The beginning of both vertex shaders that draw plates: the position of a plate, at rest and lifted. */
const plateShader = `#version 300 es
precision highp float;
precision highp int;
uniform mat4 camera;
uniform highp sampler2D lifts;
in vec3 level;
in float side;
in vec3 root;
in vec4 turn;
in vec4 form;

vec3 turned(vec3 p) {
  return p + 2.0 * cross(turn.yzw, cross(turn.yzw, p) + turn.x * p);
}

vec3 local() {
  float across = side * level.z * form.y;
  float away = 2.0 * across / form.y;
  return vec3(across, level.x * form.x + level.y * form.y, (1.0 - abs(side)) * form.w * level.z - form.z * away * away);
}

vec4 seen(vec3 p) {
  return camera * vec4(root + turned(p), 1.0);
}

float lifted() {
  return texelFetch(lifts, ivec2(gl_InstanceID, 0), 0).x;
}

vec3 hinged(vec3 p, float angle) {
  return vec3(p.x, cos(angle) * p.y - sin(angle) * p.z, sin(angle) * p.y + cos(angle) * p.z);
}
`;

/** Draws which plate each pixel of the picture shows: its number from 1, or nothing. */
export const plateIdShaders = [
  `${plateShader}
flat out int number;
void main() {
  number = gl_InstanceID + 1;
  gl_Position = seen(local());
}`,
  `#version 300 es
precision mediump float;
flat in highp int number;
out vec4 color;
void main() {
  color = vec4(float(number) / 255.0, 0.0, 0.0, 1.0);
}`,
];

const pictureShader = `#version 300 es
precision highp float;
precision highp int;
uniform sampler2D picture;
uniform sampler2D plateIds;
uniform highp sampler2D lifts;
out vec4 color;

int shown(vec2 at) {
  return int(texture(plateIds, at).x * 255.0 + 0.5);
}

float risen(int number) {
  return number > 0 ? texelFetch(lifts, ivec2(number - 1, 0), 0).x : 0.0;
}

/** Whether the plate that the picture shows there has moved away. */
float bare(float lift) {
  return smoothstep(0.0, 0.02, lift);
}

/** How far another plate that the picture shows there has risen. */
float covered(vec2 at, int number) {
  int top = shown(at);
  return top == number ? 0.0 : risen(top);
}

/**
 * How much of what the picture shows there blends into a risen plate, whose edge is some pixels wide: 1 in the middle
 * of the edge.
 */
float touched(vec2 at, int number, float width) {
  vec2 texel = 1.0 / vec2(textureSize(picture, 0));
  float sum = 0.0;
  for (int k = 0; k < 16; k++) {
    float angle = float(k) * 0.785398;
    int near = shown(at + (k < 8 ? 0.5 : 1.0) * width * texel * vec2(cos(angle), sin(angle)));
    if (near != number) sum += bare(risen(near));
  }
  return smoothstep(0.0, 0.5, sum / 16.0);
}
`;
/** Draws plates with the picture's own pixels: at rest they are the picture. */
export const plateShaders = [
  `${plateShader}
uniform vec3 lamp;
out vec4 rest;
flat out vec4 middle;
flat out int number;
flat out float light;
flat out float lift;
void main() {
  vec3 p = local();
  lift = lifted();
  number = gl_InstanceID + 1;
  rest = seen(p);
  middle = seen(vec3(0.0, form.x - 0.5 * form.y, form.w * 0.5));
  vec3 to = normalize(lamp - root);
  light = max(dot(turned(hinged(vec3(0.0, 0.0, 1.0), lift)), to), 0.0) / max(dot(turned(vec3(0.0, 0.0, 1.0)), to), 0.1);
  gl_Position = seen(hinged(p, lift));
}`,
  `${pictureShader}
in vec4 rest;
flat in vec4 middle;
flat in int number;
flat in float light;
flat in float lift;

void main() {
  vec2 at = rest.xy / rest.w * 0.5 + 0.5;
  vec3 own = texture(picture, at).rgb;
  float cover = covered(at, number);
  int top = shown(at);
  float gone = touched(at, number, 3.0);
  if (top != number) gone = max(top == 0 ? gone : bare(cover), bare(lift));
  if (gone > 0.0) {
    vec3 paint = texture(picture, middle.xy / middle.w * 0.5 + 0.5).rgb;
    float above = 0.8 * smoothstep(-0.04, -0.005, lift - cover);
    own = mix(own, paint * mix(vec3(0.42, 0.46, 0.56), vec3(1.0), above), gone);
  }
  color = vec4(own * pow(vec3(light), vec3(1.0, 0.9, 0.5)), 1.0);
}`,
];

/** Draws the background behind all plates. */
export const backgroundShaders = [
  `#version 300 es
in vec2 corner;
out vec2 at;
void main() {
  at = corner * 0.5 + 0.5;
  gl_Position = vec4(corner, 0.9999, 1.0);
}`,
  `${pictureShader}
uniform vec3 background;
in vec2 at;
void main() {
  color = vec4(mix(texture(picture, at).rgb, background, max(bare(covered(at, 0)), touched(at, 0, 6.0))), 1.0);
}`,
];
