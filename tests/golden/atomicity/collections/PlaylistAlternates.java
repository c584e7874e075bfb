// run: scan --only atomicity
// expect: none
// helpers lock the playlist in alternative branches only
import java.util.ArrayDeque;

public class PlaylistAlternates {
    public static class Queue2 {
        private final ArrayDeque<String> tracks = new ArrayDeque<>();

        public synchronized String pop() {
            return tracks.poll();
        }

        public synchronized String popLast() {
            return tracks.pollLast();
        }

        public synchronized void add(String t) {
            tracks.add(t);
        }
    }

    private boolean reverse;
    private String playing = "";

    public synchronized void reverse() {
        reverse = !reverse;
    }

    private String forward(Queue2 q) {
        return q.pop();
    }

    private String backward(Queue2 q) {
        return q.popLast();
    }

    public synchronized String next(Queue2 q) {
        playing = reverse ? backward(q) : forward(q);
        return playing;
    }
}
// corpus: unseen
