// run: scan --only lock-order
// expect: none
// the other object's score is read before the own lock is taken
import java.util.Objects;

public class PlayerMatchRead {
    private final String name;
    private int score;

    public PlayerMatchRead(String name) { this.name = Objects.requireNonNull(name); }
    public synchronized void addPoints(int n) {
        if (n < 0) throw new IllegalArgumentException("n=" + n);
        score += n;
    }
    public synchronized int getScore() { return score; }
    public String getName() { return name; }
    public boolean beats(PlayerMatchRead other) {
        int theirs = other.getScore();
        synchronized (this) {
            return score > theirs;
        }
    }
    @Override public String toString() { return name + ":" + getScore(); }

    public static final class Builder {
        private String n = "anon";
        public Builder name(String n) { this.n = n; return this; }
        public PlayerMatchRead build() { return new PlayerMatchRead(n); }
    }
}
// corpus: unseen
