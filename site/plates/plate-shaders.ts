/** The beginning of both vertex shaders that draw plates: functions for a plate's position at rest, and lifted. */
const plateShader = `#version 300 es
precision highp float;
precision highp int;
uniform mat4 camera;
uniform highp sampler2D lifts;
in vec3 level;
in float side;
in vec3 root;
in vec4 rotation;
/** Length, width, how much lower the sides are than the middle, thickness. */
in vec4 shape;

vec3 rotate(vec3 p) {
  return p + 2.0 * cross(rotation.yzw, cross(rotation.yzw, p) + rotation.x * p);
}

/** This vertex in the plate's own space: across it, along it from its root, above it. */
vec3 vertexInPlate() {
  float across = side * level.z;
  float along = level.x * shape.x + level.y * shape.y;
  float above = (1.0 - abs(side)) * level.z * shape.w - 4.0 * across * across * shape.z;
  return vec3(across * shape.y, along, above);
}

vec4 toClipSpace(vec3 p) {
  return camera * vec4(root + rotate(p), 1.0);
}

float plateLift() {
  return texelFetch(lifts, ivec2(gl_InstanceID, 0), 0).x;
}

/** Turns a point about the plate's root. */
vec3 liftPoint(vec3 p, float angle) {
  return vec3(p.x, cos(angle) * p.y - sin(angle) * p.z, sin(angle) * p.y + cos(angle) * p.z);
}
`;

/** Draws, for each pixel of the picture, the number of the plate that it shows, from 1; nothing for the background. */
export const plateIdShaders = [
  `${plateShader}
flat out int number;
void main() {
  number = gl_InstanceID + 1;
  gl_Position = toClipSpace(vertexInPlate());
}`,
  `#version 300 es
precision mediump float;
flat in highp int number;
out vec4 color;
void main() {
  color = vec4(float(number) / 255.0, 0.0, 0.0, 1.0);
}`,
];

/** The beginning of both fragment shaders that draw with the picture's pixels. */
const pictureShader = `#version 300 es
precision highp float;
precision highp int;
uniform sampler2D picture;
uniform sampler2D plateIds;
uniform highp sampler2D lifts;
out vec4 color;

/** The number of the plate that the picture shows at a point; 0 for the background. */
int plateAt(vec2 point) {
  return int(texture(plateIds, point).x * 255.0 + 0.5);
}

float liftOf(int number) {
  return number > 0 ? texelFetch(lifts, ivec2(number - 1, 0), 0).x : 0.0;
}

/** The degree to which a plate has left its place in the picture: 0 at rest, 1 if it has left it. */
float departure(float lift) {
  return smoothstep(0.0, 0.02, lift);
}

/** The lift of the plate that the picture shows at a point; 0 if it is the plate with this number. */
float coveringLift(vec2 point, int number) {
  int covering = plateAt(point);
  return covering == number ? 0.0 : liftOf(covering);
}

/**
 * How much the picture's color at a point is blended with that of a departed neighbor, whose edge in the picture is
 * \`width\` pixels wide: 1 in the middle of the edge. Looks in eight directions (0.785398 is a quarter of pi), at two
 * distances.
 */
float edgeBlend(vec2 point, int number, float width) {
  vec2 texel = 1.0 / vec2(textureSize(picture, 0));
  float sum = 0.0;
  for (int k = 0; k < 16; k++) {
    float angle = float(k) * 0.785398;
    int neighbor = plateAt(point + (k < 8 ? 0.5 : 1.0) * width * texel * vec2(cos(angle), sin(angle)));
    if (neighbor != number) sum += departure(liftOf(neighbor));
  }
  return smoothstep(0.0, 0.5, sum / 16.0);
}
`;

/** Draws plates with the picture's own pixels: at rest they are the picture. */
export const plateShaders = [
  `${plateShader}
uniform vec3 lamp;
/** The points of the picture that show this vertex, and the plate near its tip. */
out vec4 atRest;
flat out vec4 nearTip;
flat out int number;
/** The light on the lifted plate, relative to that at rest. */
flat out float light;
flat out float lift;
void main() {
  vec3 vertex = vertexInPlate();
  vec3 up = vec3(0.0, 0.0, 1.0);
  vec3 toLamp = normalize(lamp - root);
  lift = plateLift();
  number = gl_InstanceID + 1;
  atRest = toClipSpace(vertex);
  nearTip = toClipSpace(vec3(0.0, shape.x - 0.5 * shape.y, shape.w * 0.5));
  light = max(dot(rotate(liftPoint(up, lift)), toLamp), 0.0) / max(dot(rotate(up), toLamp), 0.1);
  gl_Position = toClipSpace(liftPoint(vertex, lift));
}`,
  `${pictureShader}
in vec4 atRest;
flat in vec4 nearTip;
flat in int number;
flat in float light;
flat in float lift;

/** Converts clip space to texture coordinates. */
vec2 toTexture(vec4 p) {
  return p.xy / p.w * 0.5 + 0.5;
}

void main() {
  vec2 point = toTexture(atRest);
  vec3 pictureColor = texture(picture, point).rgb;
  float coverLift = coveringLift(point, number);
  int covering = plateAt(point);
  float repaint = edgeBlend(point, number, 3.0);
  if (covering != number) repaint = max(covering == 0 ? repaint : departure(coverLift), departure(lift));
  // Parts of the plate that the picture does not show have its color near the tip, in shadow while a higher plate covers them.
  if (repaint > 0.0) {
    vec3 plateColor = texture(picture, toTexture(nearTip)).rgb;
    float uncovered = 0.8 * smoothstep(-0.04, -0.005, lift - coverLift);
    pictureColor = mix(pictureColor, plateColor * mix(vec3(0.42, 0.46, 0.56), vec3(1.0), uncovered), repaint);
  }
  color = vec4(pictureColor * pow(vec3(light), vec3(1.0, 0.9, 0.5)), 1.0);
}`,
];

/** Draws the background behind all plates. */
export const backgroundShaders = [
  `#version 300 es
in vec2 corner;
out vec2 point;
void main() {
  point = corner * 0.5 + 0.5;
  gl_Position = vec4(corner, 0.9999, 1.0);
}`,
  `${pictureShader}
uniform vec3 background;
in vec2 point;
void main() {
  float uncovered = max(departure(coveringLift(point, 0)), edgeBlend(point, 0, 6.0));
  color = vec4(mix(texture(picture, point).rgb, background, uncovered), 1.0);
}`,
];
