// run: scan --library --only lock-order
// expect: lock-order
// synchronizedList.addAll(other synchronizedList) holds one list's mutex and takes the other's in toArray; absorb can be called both ways
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class PlayerRoster {
    public record Player(String name, int number) { }

    private final String team;
    private final List<Player> players = Collections.synchronizedList(new ArrayList<>());

    public PlayerRoster(String team) {
        this.team = team;
    }

    public void sign(String name, int number) {
        players.add(new Player(name, number));
    }

    public void release(int number) {
        players.removeIf(p -> p.number() == number);
    }

    /** Both teams go on to play with the joined squad. */
    public void absorb(PlayerRoster other) {
        players.addAll(other.players);
    }

    public int size() {
        return players.size();
    }

    public String describe() {
        StringBuilder sb = new StringBuilder(team).append(':');
        synchronized (players) {
            for (Player p : players) {
                sb.append(' ').append(p.number()).append(p.name());
            }
        }
        return sb.toString();
    }
}
// corpus: unseen21
