// run: scan --only atomicity
// expect: atomicity
// refresh sizes the array from one call on the shared vector and fills it with another; the feeder adds and removes in between
import java.util.Vector;

public class TrackList {
    private String[] shown = new String[0];

    synchronized void refresh(Vector<String> queue) {
        String[] now = new String[queue.size()];
        queue.copyInto(now);
        shown = now;
    }

    synchronized String first() {
        return shown.length == 0 ? "-" : shown[0];
    }

    public static void main(String[] args) throws InterruptedException {
        Vector<String> queue = new Vector<>();
        TrackList view = new TrackList();
        Thread feeder = new Thread(() -> {
            for (int i = 0; i < 50_000; i++) {
                queue.add("song" + i);
                if (i % 3 == 0) {
                    queue.clear();
                }
            }
        });
        Thread screen = new Thread(() -> {
            for (int i = 0; i < 5_000; i++) {
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
