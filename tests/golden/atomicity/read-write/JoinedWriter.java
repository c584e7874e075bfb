// run: scan --only atomicity
// expect: none
// The only writer of Dim is joined before any Painter starts.
public class JoinedWriter {
    static class Dim {
        private int w = 1, h = 1;
        synchronized int w() { return w; }
        synchronized int h() { return h; }
        synchronized void set(int a, int b) { w = a; h = b; }
    }

    static class Painter implements Runnable {
        private final Dim d;
        private long area;
        Painter(Dim d) { this.d = d; }
        synchronized void paint() { area += (long) d.w() * d.h(); }
        @Override public void run() { for (int i = 0; i < 100; i++) paint(); }
    }

    public static void main(String[] args) throws InterruptedException {
        Dim d = new Dim();
        Thread layout = new Thread(() -> { for (int i = 0; i < 50; i++) d.set(i, i * 2); });
        layout.start();
        layout.join();
        Painter p = new Painter(d);
        new Thread(p).start();
        new Thread(p).start();
    }
}
// corpus: unseen
