// run: scan --only lock-order
// expect: lock-order locks=EventQueueBad$Doc,EventQueueBad$Gui
// An event thread holds the GUI and asks the document; a worker holds the document and asks the GUI.
import java.util.concurrent.LinkedBlockingQueue;

public class EventQueueBad {
    static class Gui {
        private int n;
        synchronized void paint(Doc d) { n = d.length(); }
        synchronized void status() { n++; }
    }
    static class Doc {
        private int n;
        synchronized int length() { return n; }
        synchronized void insert(Gui g) { n++; g.status(); }
    }
    static final LinkedBlockingQueue<Runnable> QUEUE = new LinkedBlockingQueue<>(100);
    static class Edt extends Thread {
        @Override public void run() {
            try {
                for (;;) QUEUE.take().run();
            } catch (InterruptedException e) { }
        }
    }

    public static void main(String[] args) throws Exception {
        Gui g = new Gui(); Doc d = new Doc();
        new Edt().start();
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) { d.insert(g); }
        }).start();
        for (int i = 0; i < 100000; i++) QUEUE.put(() -> g.paint(d));
    }
}
// corpus: software
