// run: scan --only lock-order
// expect: lock-order
// addAll of a synchronized list holds its mutex and calls toArray of the argument, also a synchronized list; two selections absorb each other
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;

public class TrackSelection {
    private final String name;
    private final List<String> tracks = Collections.synchronizedList(new ArrayList<>());

    public TrackSelection(String name) {
        this.name = name;
    }

    public TrackSelection with(Collection<String> some) {
        for (String s : some) {
            tracks.add(s);
        }
        return this;
    }

    public boolean absorb(TrackSelection other) {
        return other != this && tracks.addAll(other.tracks);
    }

    public int length() {
        return tracks.size();
    }

    public void trim() {
        tracks.removeIf(t -> t.endsWith("~"));
    }

    @Override
    public String toString() {
        return name + "(" + length() + ")";
    }

    public static void main(String[] args) throws InterruptedException {
        TrackSelection morning = new TrackSelection("morning").with(List.of("a", "b", "c~"));
        TrackSelection evening = new TrackSelection("evening").with(List.of("x", "y~", "z"));
        Thread left = new Thread(() -> {
            for (int i = 0; i < 6; i++) {
                morning.absorb(evening);
                morning.trim();
            }
        });
        Thread right = new Thread(() -> {
            for (int i = 0; i < 6; i++) {
                evening.absorb(morning);
                evening.trim();
            }
        });
        left.start();
        right.start();
        left.join();
        right.join();
        System.out.println(morning + " " + evening);
    }
}
// corpus: unseen11
