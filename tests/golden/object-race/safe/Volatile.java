// Published by a volatile flag: what was written before it is seen after it.
//
// run: scan --only object-race
// expect: none
public class Volatile {
    static class Message {
        private String text;
        private volatile boolean isReady;

        void send(String what) {
            text = what;
            isReady = true;
        }

        String receive() {
            while (!isReady)
                Thread.onSpinWait();
            return text;
        }
    }

    public static void main(String[] args) {
        Message message = new Message();
        new Thread(() -> message.send("x")).start();
        System.out.println(message.receive());
    }
}
