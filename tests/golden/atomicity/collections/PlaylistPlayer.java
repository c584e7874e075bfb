// run: scan --library --only atomicity
// expect: atomicity
// index loop over the shared playlist: size() and get(i) are separate locked calls, a removal makes get throw or skip
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;

public class PlaylistPlayer {
    public interface Tracks {
        int size();

        Track get(int i);
    }

    public record Track(String title, int seconds) { }

    public static final class Playlist implements Tracks {
        private final List<Track> tracks = new ArrayList<>();

        public synchronized void add(Track t) {
            tracks.add(t);
        }

        public synchronized void remove(String title) {
            tracks.removeIf(t -> t.title().equals(title));
        }

        @Override
        public synchronized int size() {
            return tracks.size();
        }

        @Override
        public synchronized Track get(int i) {
            return tracks.get(i);
        }
    }

    private final ReentrantLock lock = new ReentrantLock();
    private final Playlist list;
    private int cachedSeconds;

    public PlaylistPlayer(Playlist list) {
        this.list = list;
    }

    public int totalSeconds() {
        lock.lock();
        try {
            int sum = 0;
            for (int i = 0; i < list.size(); i++) {
                sum += list.get(i).seconds();
            }
            cachedSeconds = sum;
            return sum;
        } finally {
            lock.unlock();
        }
    }

    public int lastTotal() {
        lock.lock();
        try {
            return cachedSeconds;
        } finally {
            lock.unlock();
        }
    }
}
// corpus: unseen21
