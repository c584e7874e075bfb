// Token is filled before VarHandle setRelease and read after getAcquire, never changed after; slot accessed only by VarHandle.
// run: scan --only data-race
// expect: none
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class TokenIssuer {
    static class Token {
        private String value;
        private long expiresAt;
        private int scopes;

        Token fill(String value, long expiresAt) {
            this.value = value;
            this.expiresAt = expiresAt;
            this.scopes = value.length() % 7;
            return this;
        }
    }

    static class Slot {
        private static final VarHandle TOKEN;

        static {
            try {
                TOKEN = MethodHandles.lookup().findVarHandle(Slot.class, "token", Token.class);
            } catch (ReflectiveOperationException e) {
                throw new ExceptionInInitializerError(e);
            }
        }

        private Token token;

        void publish(Token t) {
            TOKEN.setRelease(this, t);
        }

        Token peek() {
            return (Token) TOKEN.getAcquire(this);
        }
    }

    static class Renewer implements Runnable {
        private final Slot slot;

        Renewer(Slot slot) {
            this.slot = slot;
        }

        @Override
        public void run() {
            for (int i = 0; i < 100; i++) {
                Token t = new Token();
                t.fill("tok-" + i, 1000L + i);
                slot.publish(t);
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Slot slot = new Slot();
        Thread renewer = new Thread(new Renewer(slot), "renewer");
        Thread[] callers = new Thread[2];
        for (int c = 0; c < callers.length; c++) {
            callers[c] = new Thread(() -> {
                long last = 0;
                int scopes = 0;
                for (int i = 0; i < 1000; i++) {
                    Token t = slot.peek();
                    if (t != null && t.value != null) {
                        last = Math.max(last, t.expiresAt);
                        scopes |= t.scopes;
                    }
                }
                System.out.println("caller done " + (last >= 0 && scopes >= 0));
            });
        }
        renewer.start();
        for (Thread t : callers) {
            t.start();
        }
        renewer.join();
        for (Thread t : callers) {
            t.join();
        }
        System.out.println(slot.peek().value);
    }
}
// corpus: unseen27
