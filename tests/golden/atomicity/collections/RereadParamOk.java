// run: scan --only atomicity
// expect: none
// The list is held over both.
import java.util.ArrayList;
import java.util.List;

public class RereadParamOk {
    public static class Tracks {
        private final List<String> tracks = new ArrayList<>();
        public synchronized int length() { return tracks.size(); }
        public synchronized String track(int i) { return tracks.get(i); }
        public synchronized void add(String t) { tracks.add(t); }
        public synchronized void remove(String t) { tracks.remove(t); }
    }
    private int position;
    private boolean atEnd(Tracks p) { return position >= p.length(); }
    private String current(Tracks p) { return p.track(position); }
    public synchronized String next(Tracks p) {
        synchronized (p) {
            if (atEnd(p))
                position = 0;
            String playing = current(p);
            position++;
            return playing;
        }
    }
}
