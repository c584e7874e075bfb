// run: scan --only atomicity
// expect: atomicity method=ViewportCamera$Camera.aspect line=here
// Camera.aspect (context Camera.lock) reads Viewport.width and Viewport.height in two sections, resize thread between them.
import java.util.concurrent.locks.ReentrantLock;

public class ViewportCamera {
    static class Viewport {
        private int w = 640, h = 480;
        synchronized int width() { return w; }
        synchronized int height() { return h; }
        synchronized void resize(int nw, int nh) { w = nw; h = nh; }
    }

    static class Camera {
        private final ReentrantLock lock = new ReentrantLock();
        private final Viewport vp;
        private double last;
        Camera(Viewport vp) { this.vp = vp; }
        double aspect() {
            lock.lock();
            try {
                int w = vp.width();
                int h = vp.height(); // <- here
                last = (double) w / h;
                return last;
            } finally { lock.unlock(); }
        }
    }

    public static void main(String[] args) {
        Viewport vp = new Viewport();
        Camera cam = new Camera(vp);
        new Thread(() -> { for (int i = 1; i < 1000; i++) vp.resize(4 * i, 3 * i); }).start();
        new Thread(() -> { for (int i = 0; i < 1000; i++) cam.aspect(); }).start();
    }
}
// corpus: unseen
