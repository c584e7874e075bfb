// run: scan --only stale-value
// expect: stale-value
// the announcement flag is tested and set after counting votes, without a lock: the result is announced twice
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;

public class QuorumVote {
    private final Map<String, Boolean> votes = new ConcurrentHashMap<>();
    private final int quorum;
    private final Consumer<Integer> announce;
    private volatile boolean announced;

    public QuorumVote(int quorum, Consumer<Integer> announce) {
        this.quorum = quorum;
        this.announce = announce;
    }

    public void vote(String member, boolean yes) {
        votes.put(member, yes);
        if (votes.size() >= quorum && !announced) {
            announced = true;
            int ayes = 0;
            for (Boolean b : votes.values()) {
                if (b) {
                    ayes++;
                }
            }
            announce.accept(ayes);
        }
    }
}
// corpus: unseen
