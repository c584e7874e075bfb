/**
 * A ray tracer, after the Java Grande benchmark of seed 004: a scene of spheres and lights, two runners that each
 * render their rows of the image and add to a common checksum. Scene and image are much smaller. Error-free.
 */
public class RayTracer {
    static final class Vec {
        double x, y, z;

        Vec(double x, double y, double z) {
            this.x = x;
            this.y = y;
            this.z = z;
        }

        static double dot(Vec a, Vec b) {
            return a.x * b.x + a.y * b.y + a.z * b.z;
        }

        static Vec sub(Vec a, Vec b) {
            return new Vec(a.x - b.x, a.y - b.y, a.z - b.z);
        }

        static Vec adds(double s, Vec a, Vec b) {
            return new Vec(s * a.x + b.x, s * a.y + b.y, s * a.z + b.z);
        }

        double normalize() {
            double length = Math.sqrt(x * x + y * y + z * z);
            if (length != 0) {
                x /= length;
                y /= length;
                z /= length;
            }
            return length;
        }
    }

    static final class Ray {
        Vec origin, direction;

        Ray(Vec origin, Vec direction) {
            this.origin = origin;
            this.direction = direction;
        }
    }

    static class Surface {
        double shine, ks, kd;
        Vec color;

        void paint(double shine, double ks, double kd, Vec color) {
            this.shine = shine;
            this.ks = ks;
            this.kd = kd;
            this.color = color;
        }
    }

    static final class Hit {
        double t;
        boolean enters;
        Primitive primitive;
        Surface surface;
    }

    abstract static class Primitive {
        Surface surface = new Surface();

        abstract Hit intersect(Ray ray);

        abstract Vec normal(Vec point);
    }

    static class Sphere extends Primitive {
        Vec center;
        double radius, square;

        void place(Vec center, double radius) {
            this.center = center;
            this.radius = radius;
            square = radius * radius;
        }

        @Override
        Hit intersect(Ray ray) {
            Vec v = Vec.sub(center, ray.origin);
            double b = Vec.dot(v, ray.direction);
            double disc = b * b - Vec.dot(v, v) + square;
            if (disc < 0)
                return null;
            disc = Math.sqrt(disc);
            double t = b - disc < 1e-6 ? b + disc : b - disc;
            if (t < 1e-6)
                return null;
            Hit hit = new Hit();
            hit.t = t;
            hit.enters = Vec.dot(v, v) > square + 1e-6;
            hit.primitive = this;
            hit.surface = surface;
            return hit;
        }

        @Override
        Vec normal(Vec point) {
            Vec n = Vec.sub(point, center);
            n.normalize();
            return n;
        }
    }

    static class Light {
        Vec position;
        double brightness;

        void shine(Vec position, double brightness) {
            this.position = position;
            this.brightness = brightness;
        }
    }

    static class View {
        Vec from, at;
        double distance, aspect;

        void look(Vec from, Vec at, double distance) {
            this.from = from;
            this.at = at;
            this.distance = distance;
            aspect = 1;
        }
    }

    static class Scene {
        Primitive[] primitives;
        Light[] lights;
        View view;
        int width, height;

        void create(int width, int height, int n) {
            this.width = width;
            this.height = height;
            primitives = new Primitive[n];
            for (int i = 0; i < n; i++) {
                Sphere sphere = new Sphere();
                sphere.place(new Vec(i - 0.5, 0, 3 + i), 0.8);
                sphere.surface.paint(15, 0.5, 0.8, new Vec(1, 1, 1));
                primitives[i] = sphere;
            }
            lights = new Light[] { new Light() };
            lights[0].shine(new Vec(5, 5, -5), 1);
            view = new View();
            view.look(new Vec(0, 0, -4), new Vec(0, 0, 0), 1);
        }
    }

    static class Checksum {
        private long value;

        synchronized void add(long part) {
            value += part;
        }

        synchronized long value() {
            return value;
        }
    }

    static class Tracer {
        Scene scene;
        int[][] image;
        long local;
        int traced, hits;

        void use(Scene scene, int[][] image) {
            this.scene = scene;
            this.image = image;
        }

        Hit nearest(Ray ray) {
            Hit best = null;
            for (Primitive primitive : scene.primitives) {
                Hit hit = primitive.intersect(ray);
                if (hit != null && (best == null || hit.t < best.t))
                    best = hit;
            }
            return best;
        }

        double shade(Ray ray) {
            traced++;
            Hit hit = nearest(ray);
            if (hit == null)
                return 0;
            hits++;
            Vec point = Vec.adds(hit.t, ray.direction, ray.origin);
            Vec normal = hit.primitive.normal(point);
            double color = 0;
            for (Light light : scene.lights) {
                Vec to = Vec.sub(light.position, point);
                to.normalize();
                double angle = Vec.dot(normal, to);
                if (angle > 0 && nearest(new Ray(point, to)) == null)
                    color += angle * hit.surface.kd * light.brightness;
            }
            return color;
        }

        void render(int from, int to) {
            for (int y = from; y < to; y++)
                for (int x = 0; x < scene.width; x++) {
                    Vec direction = new Vec((x - scene.width / 2.0) / scene.width,
                        (y - scene.height / 2.0) / scene.height, scene.view.distance);
                    direction.normalize();
                    int color = (int) (shade(new Ray(scene.view.from, direction)) * 255);
                    image[y][x] = color;
                    local += color;
                }
        }
    }

    static class Runner extends Thread {
        private Tracer tracer;
        private Checksum checksum;
        private int from, to;

        Runner(Tracer tracer, Checksum checksum, int from, int to) {
            this.tracer = tracer;
            this.checksum = checksum;
            this.from = from;
            this.to = to;
        }

        @Override
        public void run() {
            tracer.render(from, to);
            checksum.add(tracer.local);
        }
    }

    public static void main(String[] args) throws Exception {
        int size = args.length > 0 ? Integer.parseInt(args[0]) : 2;
        Scene scene = new Scene();
        scene.create(size, size, 1);
        int[][] image = new int[size][size];
        Checksum checksum = new Checksum();
        Tracer[] tracers = { new Tracer(), new Tracer() };
        Runner[] runners = new Runner[2];
        for (int i = 0; i < 2; i++) {
            tracers[i].use(scene, image);
            runners[i] = new Runner(tracers[i], checksum, i * size / 2, (i + 1) * size / 2);
        }
        for (Runner runner : runners)
            runner.start();
        for (Runner runner : runners)
            runner.join();
        long sum = 0;
        for (int[] row : image)
            for (int color : row)
                sum += color;
        assert sum == checksum.value();
    }
}
