// run: scan --only lock-order --library
// expect: none
// Repaired ChatHub: broadcast copies the member set and calls the members after releasing the room, so the only nesting left is member -> room.
package loc.quietchathub;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

public class QuietChatHub {

    public static class Room {
        private final String topic;
        private final Set<Member> members = new LinkedHashSet<>();

        public Room(String topic) {
            this.topic = topic;
        }

        synchronized void admit(Member m) {
            members.add(m);
        }

        synchronized void drop(Member m) {
            members.remove(m);
        }

        public int broadcast(String text) {
            List<Member> copy;
            synchronized (this) {
                copy = new ArrayList<>(members);
            }
            int delivered = 0;
            for (Member m : copy) {
                if (m.deliver("[" + topic + "] " + text)) {
                    delivered++;
                }
            }
            return delivered;
        }
    }

    public static class Member {
        private final Deque<String> inbox = new ArrayDeque<>();
        private final Set<Room> rooms = new HashSet<>();

        public synchronized void join(Room r) {
            if (rooms.add(r)) {
                r.admit(this);
            }
        }

        public synchronized void leaveAll() {
            for (Room r : rooms) {
                r.drop(this);
            }
            rooms.clear();
        }

        synchronized boolean deliver(String text) {
            if (inbox.size() >= 500) {
                return false;
            }
            inbox.addLast(text);
            return true;
        }

        public synchronized List<String> drain() {
            List<String> out = new ArrayList<>(inbox);
            inbox.clear();
            return out;
        }
    }
}
// corpus: unseen
