// run: scan --only atomicity
// expect: atomicity
// a synchronized player walks a shared playlist with separate locked size and track calls through a helper
import java.util.ArrayList;
import java.util.List;

public class PlaylistSync {
    public static class Playlist {
        private final List<String> tracks = new ArrayList<>();

        public synchronized int length() {
            return tracks.size();
        }

        public synchronized String track(int i) {
            return tracks.get(i);
        }

        public synchronized void add(String t) {
            tracks.add(t);
        }

        public synchronized void remove(String t) {
            tracks.remove(t);
        }
    }

    private int position;
    private String playing = "";

    private boolean atEnd(Playlist p) {
        return position >= p.length();
    }

    private String current(Playlist p) {
        return p.track(position);
    }

    public synchronized String next(Playlist p) {
        if (atEnd(p)) {
            position = 0;
        }
        playing = current(p);
        position++;
        return playing;
    }
}
// corpus: unseen
