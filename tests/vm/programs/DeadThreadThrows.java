// Main ends by an exception while another thread goes on: status 1, both are seen.
class DeadThreadThrows {
	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> {
			try {
				Thread.sleep(300);
			} catch (InterruptedException e) {
				return;
			}
			System.out.println("still here");
		});
		t.start();
		throw new java.io.IOException("main fails", new RuntimeException("because"));
	}
}
