// run: scan --only atomicity
// expect: atomicity
// size() and get(size-1) on the shared synchronized list; the trimming thread may remove in between
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class ScoreBoard {
    record Score(String player, int points) { }

    private final Lock lock = new ReentrantLock();
    private final List<Score> feed;
    private int shown;

    ScoreBoard(List<Score> feed) {
        this.feed = feed;
    }

    String latest() {
        lock.lock();
        try {
            int n = feed.size();
            if (n == 0) {
                return "-";
            }
            Score s = feed.get(n - 1);
            shown++;
            return s.player() + ' ' + s.points() + " (" + shown + ')';
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        List<Score> feed = Collections.synchronizedList(new ArrayList<>());
        ScoreBoard board = new ScoreBoard(feed);
        Thread game = new Thread(() -> {
            for (int i = 0; i < 5000; i++) {
                feed.add(new Score("p" + i % 4, i));
                if (i % 16 == 15) {
                    feed.clear();
                }
            }
        });
        game.start();
        for (int i = 0; i < 3000; i++) {
            board.latest();
        }
        game.join();
        System.out.println(board.latest());
    }
}
// corpus: unseen21
