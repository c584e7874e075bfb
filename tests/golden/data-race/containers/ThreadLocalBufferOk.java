// What a ThreadLocal holds is the thread's own.
// run: scan --only data-race
// expect: none
class ThreadLocalBufferOk {
	static class Buffer {
		int used;
	}
	static final ThreadLocal<Buffer> local = ThreadLocal.withInitial(Buffer::new);
	static void work() { local.get().used++; }
	public static void main(String[] args) {
		for (int i = 0; i < 3; i++)
			new Thread(ThreadLocalBufferOk::work).start();
	}
}
