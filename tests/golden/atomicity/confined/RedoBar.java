// run: scan --only atomicity
// expect: none
// the Vector is private, never leaves the bar and is only touched with the bar's private lock held
import java.util.Vector;

public class RedoBar {
    private final Object lock = new Object();
    private final Vector<String> history = new Vector<>();
    private String lastRedone = "";
    private int redone;

    void remember(String stroke) {
        synchronized (lock) {
            history.add(stroke);
        }
    }

    void forget() {
        synchronized (lock) {
            history.clear();
        }
    }

    void redoLast() {
        synchronized (lock) {
            if (history.isEmpty()) {
                return;
            }
            lastRedone = history.lastElement();
            history.removeElementAt(history.size() - 1);
            redone++;
        }
    }

    String label() {
        synchronized (lock) {
            return redone + " redone, last " + lastRedone;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        RedoBar bar = new RedoBar();
        Thread pen = new Thread(() -> {
            for (int i = 0; i < 20_000; i++) {
                bar.remember("s" + i);
                if (i % 5 == 0) {
                    bar.forget();
                }
            }
        });
        Thread keys = new Thread(() -> {
            for (int i = 0; i < 20_000; i++) {
                bar.redoLast();
            }
        });
        pen.start();
        keys.start();
        pen.join();
        keys.join();
        System.out.println(bar.label());
    }
}
// corpus: unseen17
