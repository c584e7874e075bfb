// run: scan --only lock-order
// expect: lock-order
// equals locks this and the other object of the same type
import java.util.Objects;

public class PlayerMatch {
    private final String name;
    private int score;

    public PlayerMatch(String name) { this.name = Objects.requireNonNull(name); }
    public synchronized void addPoints(int n) {
        if (n < 0) throw new IllegalArgumentException("n=" + n);
        score += n;
    }
    public synchronized int getScore() { return score; }
    public String getName() { return name; }
    public synchronized boolean beats(PlayerMatch other) {
        return score > other.getScore();
    }
    @Override public String toString() { return name + ":" + getScore(); }

    public static final class Builder {
        private String n = "anon";
        public Builder name(String n) { this.n = n; return this; }
        public PlayerMatch build() { return new PlayerMatch(n); }
    }
}
// corpus: unseen
