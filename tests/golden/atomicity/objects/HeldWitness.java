// run: scan --only atomicity
// expect: none
// The witness monitor is held around both getters, the inner sections are reentrant.
public class HeldWitness {
    public static class Box {
        private int w, h;
        public synchronized int w() { return w; }
        public synchronized int h() { return h; }
        public synchronized void resize(int nw, int nh) { w = nw; h = nh; }
    }

    private long total;
    private int boxes;

    public synchronized long add(Box b) {
        long area;
        synchronized (b) {
            area = (long) b.w() * b.h();
        }
        total += area;
        boxes++;
        return total;
    }

    public synchronized double mean() {
        return boxes == 0 ? 0 : (double) total / boxes;
    }
}
// corpus: unseen
