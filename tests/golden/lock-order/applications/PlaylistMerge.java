// synchronizedList.addAll(other) holds its own mutex while it calls other.toArray(), which takes the other mutex; two threads merge in opposite directions.
// run: scan --only lock-order --min-severity medium
// expect: lock-order severity=low
// Should be: medium or high.
// corpus: unseen30
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class PlaylistMerge {

    static class Playlist {
        private final String owner;
        private final List<String> songs = Collections.synchronizedList(new ArrayList<>());

        Playlist(String owner, String... initial) {
            this.owner = owner;
            for (String s : initial) {
                songs.add(s);
            }
        }

        boolean importFrom(Playlist other) {
            return songs.addAll(other.songs);
        }
    }

    static final class Import implements Callable<String> {
        private final Playlist target;
        private final Playlist source;

        Import(Playlist target, Playlist source) {
            this.target = target;
            this.source = source;
        }

        @Override
        public String call() {
            boolean changed = target.importFrom(source);
            return target.owner + (changed ? " imported from " : " unchanged by ") + source.owner;
        }
    }

    public static void main(String[] args) throws Exception {
        Playlist party = new Playlist("lena", "Dancing Queen", "Waterloo");
        Playlist road = new Playlist("tom", "Africa", "Rosanna", "Hold the Line");
        ExecutorService pool = Executors.newFixedThreadPool(2);
        Future<String> a = pool.submit(new Import(party, road));
        Future<String> b = pool.submit(new Import(road, party));
        System.out.println(a.get());
        System.out.println(b.get());
        pool.shutdown();
    }
}
