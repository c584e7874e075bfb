// run: scan --only atomicity
// expect: atomicity method=RereadParamBad.next line=here witness=p context=this
// Both sections read the same list; what was found first takes its way through a field.
import java.util.ArrayList;
import java.util.List;

public class RereadParamBad {
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
        if (atEnd(p))
            position = 0;
        String playing = current(p); // <- here
        position++;
        return playing;
    }
}
