// run: scan --only atomicity
// expect: none
// refresh copies the shared vector by one call and works on the copy from then on
import java.util.Vector;

public class TrackMirror {
    private Object[] shown = new Object[0];
    private int refreshes;

    synchronized void refresh(Vector<String> queue) {
        Object[] now = queue.toArray();
        int n = now.length;
        shown = n > 100 ? java.util.Arrays.copyOfRange(now, n - 100, n) : now;
        refreshes++;
    }

    synchronized String first() {
        return shown.length == 0 ? "-" : shown[0] + " after " + refreshes;
    }

    public static void main(String[] args) throws InterruptedException {
        Vector<String> queue = new Vector<>();
        TrackMirror view = new TrackMirror();
        Thread feeder = new Thread(() -> {
            for (int i = 0; i < 20_000; i++) {
                queue.add("song" + i);
                if (i % 300 == 0) {
                    queue.clear();
                }
            }
        });
        Thread screen = new Thread(() -> {
            for (int i = 0; i < 2_000; i++) {
                view.refresh(queue);
            }
        });
        feeder.start();
        screen.start();
        feeder.join();
        screen.join();
        System.out.println(view.first());
    }
}
// corpus: unseen14
