// run: scan --only stale-value
// expect: stale-value method=RaytracerChecksumBad$Renderer.run line=here
// Java Grande, raytracer: every thread adds its checksum to the common one.

public class RaytracerChecksumBad {
    static class Scene {
        private long checksum;

        synchronized long checksum() { return checksum; }

        synchronized void checksum(long n) { checksum = n; }

        synchronized void add(long n) { checksum += n; }
    }

    static class Renderer implements Runnable {
        private final Scene scene;
        private final int line;

        Renderer(Scene scene, int line) {
            this.scene = scene;
            this.line = line;
        }

        @Override
        public void run() {
            long mine = 0;
            for (int x = 0; x < 100; x++)
                mine += x * line;
            scene.checksum(scene.checksum() + mine); // <- here
        }
    }

    public static void main(String[] args) {
        Scene scene = new Scene();
        for (int line = 0; line < 8; line++)
            new Thread(new Renderer(scene, line)).start();
    }
}
// corpus: published
