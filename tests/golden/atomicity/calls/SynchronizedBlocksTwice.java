// run: scan --only atomicity
// expect: atomicity
// two synchronized blocks on the same parameter inside a synchronized method
public class SynchronizedBlocksTwice {
    public static final class Box {
        int width;
        int height;

        public void grow(int n) {
            synchronized (this) {
                width += n;
                height += n;
            }
        }
    }

    private int largest;

    public synchronized void measure(Box box) {
        int w;
        int h;
        synchronized (box) {
            w = box.width;
        }
        synchronized (box) {
            h = box.height;
        }
        if (w * h > largest) {
            largest = w * h;
        }
    }
}
// corpus: unseen
