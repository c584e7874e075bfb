// run: scan --only atomicity --library
// expect: atomicity
// LobbyMatch.pair holds its monitor and calls lobby.poll twice after checking lobby.waiting() >= 2; players leave the shared Lobby directly (Lobby.leave), so the second poll may return null and a match with a missing player is created.
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;

public class LobbyMatch {

    public static final class Lobby {
        private final Set<String> players = new LinkedHashSet<>();

        public synchronized void enter(String p) { players.add(p); }

        public synchronized boolean leave(String p) { return players.remove(p); }

        public synchronized int waiting() { return players.size(); }

        synchronized String poll() {
            Iterator<String> it = players.iterator();
            if (!it.hasNext()) {
                return null;
            }
            String p = it.next();
            it.remove();
            return p;
        }
    }

    public record Match(String white, String black) { }

    private final Lobby lobby;
    private final List<Match> matches = new ArrayList<>();

    public LobbyMatch(Lobby lobby) {
        this.lobby = lobby;
    }

    public synchronized Match pair() {
        if (lobby.waiting() < 2) {
            return null;
        }
        Match m = new Match(lobby.poll(), lobby.poll());
        matches.add(m);
        return m;
    }

    public synchronized List<Match> matches() {
        return List.copyOf(matches);
    }
}
// corpus: unseen
