// run: scan --library --only stale-value
// expect: stale-value
// join() looks with containsKey and then put()s a new match: two players who come at once each make a match and one is overwritten
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;

public class MatchLobby {
    public enum Mode { DUEL, SQUAD, ARENA }

    public static final class Match {
        private final Mode mode;
        private final List<String> players = new CopyOnWriteArrayList<>();

        Match(Mode mode) {
            this.mode = mode;
        }

        public Mode mode() {
            return mode;
        }

        public List<String> players() {
            return List.copyOf(players);
        }
    }

    private final Map<Mode, Match> forming = new ConcurrentHashMap<>();

    public Match join(Mode mode, String player) {
        if (!forming.containsKey(mode)) {
            forming.put(mode, new Match(mode));
        }
        Match m = forming.get(mode);
        m.players.add(player);
        return m;
    }

    public int waiting(Mode mode) {
        Match m = forming.get(mode);
        return m == null ? 0 : m.players.size();
    }
}
// corpus: unseen12
