// run: scan --only atomicity
// expect: none
// Playlist.addAll takes one copy of the other playlist
import java.util.ArrayList;
import java.util.List;

public class PlaylistMergeAtomic {
    interface Tracks {
        int size();
        String track(int i);
        List<String> copy();
        void clear();
    }
    static class Playlist implements Tracks {
        private final List<String> list = new ArrayList<>();
        public synchronized int size() { return list.size(); }
        public synchronized String track(int i) { return list.get(i); }
        public synchronized List<String> copy() { return new ArrayList<>(list); }
        public synchronized void clear() { list.clear(); }
        synchronized void add(String s) { list.add(s); }
        synchronized void addAll(Playlist other) {
            list.addAll(other.copy());
        }
    }
    public static void main(String[] args) throws InterruptedException {
        Playlist main = new Playlist();
        Playlist party = new Playlist();
        for (int i = 0; i < 100; i++) party.add("song" + i);
        Thread t1 = new Thread(() -> main.addAll(party));
        Thread t2 = new Thread(party::clear);
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        System.out.println(main.size());
    }
}
// corpus: unseen
