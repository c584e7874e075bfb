// run: scan --only lock-order
// expect: none
// Every worker creates its own Brush and Palette pair; the first kind of worker nests brush -> palette, the second palette -> brush, but no pair is shared by two threads.
package studio;

class Palette {
    private int paint = 1000;

    synchronized int mix(int n) {
        int got = Math.min(n, paint);
        paint -= got;
        return got;
    }

    synchronized void refillFor(Brush b) {
        paint += 10 * b.width();
    }
}

class Brush {
    private final int width;
    private int strokes;

    Brush(int width) { this.width = width; }

    synchronized int width() { return width; }

    synchronized int stroke(Palette p) {
        strokes++;
        return p.mix(width);
    }

    synchronized int strokes() { return strokes; }
}

abstract class Painter extends Thread {
    protected final Brush brush;
    protected final Palette palette;

    Painter(int width) {
        brush = new Brush(width);
        palette = new Palette();
    }

    protected abstract void work();

    @Override
    public void run() {
        for (int i = 0; i < 10_000; i++) {
            work();
        }
    }
}

class Stroker extends Painter {
    Stroker(int w) { super(w); }

    @Override
    protected void work() { brush.stroke(palette); }
}

class Refiller extends Painter {
    Refiller(int w) { super(w); }

    @Override
    protected void work() { palette.refillFor(brush); }
}

public class OwnPairs {
    public static void main(String[] args) throws InterruptedException {
        Painter[] all = {new Stroker(1), new Refiller(2), new Stroker(3)};
        for (Painter p : all) {
            p.start();
        }
        for (Painter p : all) {
            p.join();
        }
    }
}
// corpus: unseen
