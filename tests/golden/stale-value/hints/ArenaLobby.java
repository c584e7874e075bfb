// run: scan --library --only stale-value
// expect: none
// putIfAbsent decides who makes the match, and its answer is the one that is used
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.CopyOnWriteArrayList;

public class ArenaLobby {
    public enum Format { SOLO, PAIR, CLAN }

    public static final class Bout {
        private final Format format;
        private final List<String> players = new CopyOnWriteArrayList<>();

        Bout(Format format) {
            this.format = format;
        }

        public Format format() {
            return format;
        }

        public List<String> players() {
            return List.copyOf(players);
        }
    }

    private final ConcurrentMap<Format, Bout> forming = new ConcurrentHashMap<>();

    public Bout join(Format format, String player) {
        Bout b = forming.get(format);
        if (b == null) {
            Bout mine = new Bout(format);
            Bout theirs = forming.putIfAbsent(format, mine);
            b = theirs != null ? theirs : mine;
        }
        b.players.add(player);
        return b;
    }

    public int waiting(Format format) {
        Bout b = forming.get(format);
        return b == null ? 0 : b.players.size();
    }
}
// corpus: unseen12
