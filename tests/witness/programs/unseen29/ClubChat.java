import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;

/** Chat club: every member has a thread and a mailbox; the club only forwards. */
public class ClubChat {

    record Line(String from, String text) { }

    private static final Line BYE = new Line("", "");

    static class Club {
        private final List<Member> present = new CopyOnWriteArrayList<>();
        private volatile String topic = "welcome";

        void enter(Member m) {
            present.add(m);
        }

        void leave(Member m) {
            present.remove(m);
        }

        void say(String from, String text) {
            if (text.startsWith("/topic ")) {
                topic = text.substring(7);
            }
            Line line = new Line(from, text);
            for (Member m : present) {
                m.mailbox.add(line);
            }
        }
    }

    static class Member extends Thread {
        private final BlockingQueue<Line> mailbox = new LinkedBlockingQueue<>();
        private final List<String> seen = new ArrayList<>();
        private int own;

        Member(String nick) {
            super(nick);
        }

        @Override
        public void run() {
            try {
                for (Line l = mailbox.take(); l != BYE; l = mailbox.take()) {
                    if (l.from().equals(getName())) {
                        own++;
                    } else {
                        seen.add(l.text());
                    }
                }
            } catch (InterruptedException e) {
                interrupt();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Club club = new Club();
        List<Member> members = new ArrayList<>();
        for (String nick : List.of("ada", "bob", "eve")) {
            Member m = new Member(nick);
            m.start();
            members.add(m);
        }
        List<Thread> speakers = new ArrayList<>();
        for (Member m : members) {
            Thread s = new Thread(() -> {
                club.enter(m);
                for (int i = 0; i < 20; i++) {
                    club.say(m.getName(), i % 10 == 5 ? "/topic t" + i : "line " + i);
                }
            });
            s.start();
            speakers.add(s);
        }
        for (Thread s : speakers) {
            s.join();
        }
        for (Member m : members) {
            club.leave(m);
            m.mailbox.add(BYE);
            m.join();
            System.out.println(m.getName() + " saw " + m.seen.size() + " own " + m.own);
        }
        System.out.println("topic " + club.topic);
    }
}
