import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.SynchronousQueue;

public class RosterMailbox {
    interface Message { }

    static final class Join implements Message {
        final String name;

        Join(String name) {
            this.name = name;
        }
    }

    static final class WhoIsThere implements Message {
        final SynchronousQueue<List<String>> reply = new SynchronousQueue<>();
    }

    static final class Quit implements Message { }

    static class Roster extends Thread {
        private final BlockingQueue<Message> mailbox = new LinkedBlockingQueue<>();
        private final List<String> members = new ArrayList<>();
        private int handled;

        void send(Message m) {
            mailbox.add(m);
        }

        @Override
        public void run() {
            try {
                while (true) {
                    Message m = mailbox.take();
                    handled++;
                    if (m instanceof Join) {
                        members.add(((Join) m).name);
                    } else if (m instanceof WhoIsThere) {
                        ((WhoIsThere) m).reply.put(members);
                    } else {
                        return;
                    }
                }
            } catch (InterruptedException e) {
                interrupt();
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Roster roster = new Roster();
        roster.start();
        Thread guests = new Thread(() -> {
            for (int i = 0; i < 500; i++) {
                roster.send(new Join("guest" + i));
            }
        });
        guests.start();
        int letters = 0;
        for (int i = 0; i < 10; i++) {
            WhoIsThere q = new WhoIsThere();
            roster.send(q);
            List<String> present = q.reply.take();
            for (int k = 0; k < present.size(); k++) {
                letters += present.get(k).length();
            }
        }
        guests.join();
        roster.send(new Quit());
        roster.join();
        System.out.println(letters + " letters, " + roster.handled + " messages");
    }
}
