// run: scan --only lock-order --library
// expect: lock-order
// Room.broadcast holds the room and takes each member's lock; Member.leaveAll holds the member and takes the room's lock.
package lob.chathub;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

public class ChatHub {

    public Room openRoom(String topic) {
        return new Room(topic);
    }

    public Member connect(String nick) {
        return new Member(nick);
    }

    public static class Room {
        private final String topic;
        private final Set<Member> members = new LinkedHashSet<>();

        Room(String topic) {
            this.topic = topic;
        }

        public synchronized void join(Member m) {
            members.add(m);
            m.entered(this);
        }

        synchronized void drop(Member m) {
            members.remove(m);
        }

        public synchronized int broadcast(String text) {
            int delivered = 0;
            for (Member m : members) {
                if (m.deliver("[" + topic + "] " + text)) {
                    delivered++;
                }
            }
            return delivered;
        }
    }

    public static class Member {
        private final String nick;
        private final Deque<String> inbox = new ArrayDeque<>();
        private final Set<Room> rooms = new HashSet<>();

        Member(String nick) {
            this.nick = nick;
        }

        synchronized void entered(Room r) {
            rooms.add(r);
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

        public synchronized void leaveAll() {
            for (Room r : rooms) {
                r.drop(this);
            }
            rooms.clear();
        }

        public String nick() {
            return nick;
        }
    }
}
// corpus: unseen
