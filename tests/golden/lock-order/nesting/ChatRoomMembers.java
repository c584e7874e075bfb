// run: scan --only lock-order --library
// expect: lock-order
// Room.kick locks room then the member's rooms set; Member.leaveAll locks the rooms set then room.
import java.util.HashSet;
import java.util.Set;

public class ChatRoomMembers {
    public static class Room {
        private final Set<Member> members = new HashSet<>();

        public synchronized void join(Member m) {
            members.add(m);
        }

        public synchronized void kick(Member m) {
            if (members.remove(m)) {
                m.removed(this);
            }
        }

        synchronized void drop(Member m) {
            members.remove(m);
        }
    }

    public static class Member {
        private final Set<Room> rooms = new HashSet<>();

        public void enter(Room r) {
            synchronized (rooms) {
                rooms.add(r);
            }
            r.join(this);
        }

        void removed(Room r) {
            synchronized (rooms) {
                rooms.remove(r);
            }
        }

        public void leaveAll() {
            synchronized (rooms) {
                for (Room r : rooms) {
                    r.drop(this);
                }
                rooms.clear();
            }
        }
    }
}
// corpus: unseen
