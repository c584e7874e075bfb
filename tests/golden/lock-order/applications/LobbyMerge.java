// Absorb holds the guard of this room and takes the other's in takeAll; two moderators merge the same pair in opposite directions.
// run: scan --only lock-order --min-severity medium
// expect: lock-order locks=java.lang.Object,java.lang.Object
// corpus: unseen31
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class LobbyMerge {
    static class ChatRoom {
        private final Object guard = new Object();
        private final String topic;
        private List<String> members = new ArrayList<>();

        ChatRoom(String topic) {
            this.topic = topic;
        }

        void enter(String who) {
            synchronized (guard) {
                members.add(who);
            }
        }

        int absorb(ChatRoom other) {
            synchronized (guard) {
                List<String> moved = other.takeAll();
                for (String m : moved) {
                    members.add(m + "<" + other.topic);
                }
                return moved.size();
            }
        }

        private List<String> takeAll() {
            synchronized (guard) {
                List<String> out = members;
                members = new ArrayList<>();
                return out;
            }
        }

        int size() {
            synchronized (guard) {
                return members.size();
            }
        }
    }

    private final Map<String, ChatRoom> rooms = new LinkedHashMap<>();

    void open(String topic, int people) {
        ChatRoom r = new ChatRoom(topic);
        for (int i = 0; i < people; i++) {
            r.enter(topic + i);
        }
        rooms.put(topic, r);
    }

    int moderate(String keep, String drop, int rounds) {
        int moved = 0;
        for (int i = 0; i < rounds; i++) {
            moved += rooms.get(keep).absorb(rooms.get(drop));
            rooms.get(drop).enter("bot" + i);
        }
        return moved;
    }

    public static void main(String[] args) {
        LobbyMerge lobby = new LobbyMerge();
        lobby.open("chess", 10);
        lobby.open("poker", 12);
        ExecutorService pool = Executors.newFixedThreadPool(2);
        CompletableFuture<Integer> a =
                CompletableFuture.supplyAsync(() -> lobby.moderate("chess", "poker", 20), pool);
        CompletableFuture<Integer> b =
                CompletableFuture.supplyAsync(() -> lobby.moderate("poker", "chess", 20), pool);
        int moved = a.thenCombine(b, Integer::sum).join();
        pool.shutdown();
        System.out.println(moved > 0 ? lobby.rooms.get("chess").size()
                + lobby.rooms.get("poker").size() : 0);
    }
}
