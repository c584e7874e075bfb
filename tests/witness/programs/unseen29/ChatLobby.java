import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

/** Chat room exercise: members join while others talk. */
public class ChatLobby {

    static class Member {
        final String nick;
        private final ConcurrentLinkedQueue<String> inbox = new ConcurrentLinkedQueue<>();

        Member(String nick) {
            this.nick = nick;
        }

        void deliver(String text) {
            inbox.add(text);
        }

        int unread() {
            return inbox.size();
        }
    }

    static class Room {
        private final List<Member> members = Collections.synchronizedList(new ArrayList<>());
        private final AtomicInteger spoken = new AtomicInteger();

        Member join(String nick) {
            Member m = new Member(nick);
            members.add(m);
            return m;
        }

        void broadcast(Member from, String text) {
            spoken.incrementAndGet();
            for (int attempt = 0; attempt < 3; attempt++) {
                try {
                    for (Member m : members) {
                        if (m != from) {
                            m.deliver(from.nick + "> " + text);
                        }
                    }
                    return;
                } catch (java.util.ConcurrentModificationException e) {
                    Thread.yield();
                }
            }
        }

        int size() {
            return members.size();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Room room = new Room();
        CountDownLatch start = new CountDownLatch(1);
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            String nick = "user" + i;
            Thread t = new Thread(() -> {
                try {
                    start.await();
                } catch (InterruptedException e) {
                    return;
                }
                Member me = room.join(nick);
                for (int k = 0; k < 10; k++) {
                    room.broadcast(me, "message " + k);
                }
                System.out.println(nick + " has " + me.unread() + " unread");
            });
            t.start();
            threads.add(t);
        }
        start.countDown();
        for (Thread t : threads) {
            t.join();
        }
        System.out.println(room.size() + " members, " + room.spoken.get() + " messages");
    }
}
